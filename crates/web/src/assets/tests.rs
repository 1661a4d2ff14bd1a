//! Colors that everyone can tell apart: contrasts after WCAG 2.2, and differences as people with a color vision
//! deficiency see them.

use std::collections::BTreeMap;

use super::{ASSETS, Asset};

/// A color in linear light: red, green, blue.
type Linear = [f64; 3];

/// Returns what is in a style sheet.
fn text(asset: &'static Asset) -> &'static str {
    std::str::from_utf8(asset.bytes).unwrap_or_default()
}

/// Which of the two colors of a token.
const THEMES: [&str; 2] = ["light", "dark"];

/// Returns the tokens of the style sheets that are `light-dark(#rrggbb, #rrggbb)`.
fn tokens() -> BTreeMap<&'static str, [&'static str; 2]> {
    let sheets = ASSETS.iter().filter(|asset| ["style.css", "stone-age.css"].contains(&asset.name));
    let lines = sheets.flat_map(|asset| text(asset).lines());
    let token = |line: &'static str| {
        let (name, colors) = line.trim().strip_prefix("--")?.split_once(": light-dark(")?;
        let (light, dark) = colors.strip_suffix(");")?.split_once(", ")?;
        (light.starts_with('#') && dark.starts_with('#')).then_some((name, [light, dark]))
    };
    lines.filter_map(token).collect()
}

fn linear(color: &str) -> Linear {
    [1, 3, 5].map(|from| {
        let value = f64::from(u8::from_str_radix(&color[from..from + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn sum(weights: Linear, color: Linear) -> f64 {
    weights.iter().zip(color).map(|(weight, part)| weight * part).sum()
}

/// Returns the contrast after WCAG 2.2, from 1 to 21.
fn contrast(one: Linear, other: Linear) -> f64 {
    let luminance = |color| sum([0.2126, 0.7152, 0.0722], color) + 0.05;
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

/// How people see: with normal vision, and without one kind of cone. Matrices for linear light by Machado, Oliveira and
/// Fernandes (2009), severity 1.
const SIGHTS: [(&str, [Linear; 3]); 4] = [
    ("normal vision", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

/// Returns the difference of two colors as somebody sees them: the distance in CIE Lab.
fn difference(one: Linear, other: Linear, sight: [Linear; 3]) -> f64 {
    let lab = |color: Linear| {
        let seen = sight.map(|weights| sum(weights, color).clamp(0.0, 1.0));
        let cube = |part: f64| {
            if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 }
        };
        let x = cube(sum([0.412_456_4, 0.357_576_1, 0.180_437_5], seen) / 0.950_47);
        let y = cube(sum([0.212_672_9, 0.715_152_2, 0.072_175_0], seen));
        let z = cube(sum([0.019_333_9, 0.119_192, 0.950_304_1], seen) / 1.088_83);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    };
    let (one, other) = (lab(one), lab(other));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

const GROUNDS: [&str; 3] = ["paper", "surface", "sunken"];
const SEATS: [&str; 4] = ["seat-red", "seat-blue", "seat-green", "seat-yellow"];

/// Collects the pairs of tokens whose contrast is too small.
fn too_close(pairs: &[(&str, &str)], least: f64) -> Vec<String> {
    let tokens = tokens();
    let color = |name: &str, theme: usize| linear(tokens.get(name).unwrap_or_else(|| panic!("--{name}"))[theme]);
    let measured = pairs.iter().flat_map(|&(ink, ground)| {
        [0, 1].map(|theme| (ink, ground, theme, contrast(color(ink, theme), color(ground, theme))))
    });
    let close = measured.filter(|(.., contrast)| *contrast < least);
    close.map(|(ink, ground, theme, contrast)| format!("{ink} on {ground}, {}: {contrast:.2}", THEMES[theme])).collect()
}

#[test]
fn browsers_get_files_without_what_only_people_read() {
    let served = |name: &'static str, text: &'static str| {
        String::from_utf8(Asset { name, bytes: text.as_bytes() }.served()).unwrap()
    };
    assert_eq!(
        served("a.css", "/* One\n * two */\n\n.a { color: red; } /* b */\n  .b {}\n"),
        ".a { color: red; } \n.b {}\n"
    );
    assert_eq!(served("a.js", "// Why.\nconst a = \"//\";\n  // More.\n  go(a);\n"), "const a = \"//\";\ngo(a);\n");
    assert_eq!(served("a.svg", "  <svg/>\n"), "  <svg/>\n");
    for asset in ASSETS {
        assert!(!asset.served().is_empty(), "{}", asset.name);
    }
}

#[test]
fn contrasts_are_measured_as_defined() {
    assert!((contrast(linear("#000000"), linear("#ffffff")) - 21.0).abs() < 1e-9);
    assert!((contrast(linear("#777777"), linear("#ffffff")) - 4.478).abs() < 0.001);
    let red_and_green = |sight: usize| difference(linear("#c00000"), linear("#606000"), SIGHTS[sight].1);
    assert!(red_and_green(0) > 60.0 && red_and_green(2) < 25.0, "{} {}", red_and_green(0), red_and_green(2));
}

#[test]
fn texts_can_be_read_also_where_something_is_off() {
    let inks = ["ink", "ink-soft", "ink-off", "accent", "good", "bad"];
    let mut pairs: Vec<(&str, &str)> =
        inks.iter().flat_map(|ink| GROUNDS.iter().map(|ground| (*ink, *ground))).collect();
    pairs.extend([
        ("accent-ink", "accent"),
        ("accent-ink", "accent-hover"),
        ("good", "good-soft"),
        ("bad", "bad-soft"),
    ]);
    let seats = ["seat-red-ink", "seat-blue-ink", "seat-green-ink", "seat-yellow-ink"];
    pairs.extend(seats.map(|seat| (seat, "surface")));
    for soft in ["seat-red-soft", "seat-blue-soft", "seat-green-soft", "seat-yellow-soft"] {
        pairs.extend([("ink", soft), ("ink-soft", soft)]);
    }
    pairs.extend([("plate-ink", "surface"), ("plate-soft", "surface")]);
    let close = too_close(&pairs, 4.5);
    assert!(close.is_empty(), "{close:#?}");
}

#[test]
fn rings_rims_and_focus_stand_out_from_what_they_surround() {
    let rings = ["glow", "focus", "seat-red-ink", "seat-blue-ink", "seat-green-ink", "seat-yellow-ink"];
    let pairs: Vec<(&str, &str)> =
        rings.iter().flat_map(|ring| GROUNDS.iter().map(|ground| (*ring, *ground))).collect();
    let close = too_close(&pairs, 3.0);
    assert!(close.is_empty(), "{close:#?}");
    // Yellow alone does not reach it on light paper: its emblem has a rim.
    let sheet = ASSETS.iter().find(|asset| asset.name == "style.css").map_or("", text);
    let emblem = sheet.lines().find(|line| line.starts_with(".emblem {")).unwrap();
    assert!(emblem.contains("stroke: var(--seat-ink)"), "{emblem}");
}

#[test]
fn colors_that_mean_something_differ_for_every_eye() {
    // About 2 can just be told side by side. These are told apart across the table. Seats also have emblems of their own
    // shape, and good and bad their words.
    const LEAST: f64 = 15.0;
    let tokens = tokens();
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for (index, one) in SEATS.iter().enumerate() {
        pairs.extend(SEATS[index + 1..].iter().map(|other| (*one, *other)));
    }
    // A ring that asks for an answer, and the usual rims.
    pairs.extend([("good", "bad"), ("glow", "line"), ("glow", "ink-soft"), ("glow", "focus")]);
    let mut alike = Vec::new();
    for (one, other) in pairs {
        for (theme, name) in THEMES.into_iter().enumerate() {
            let color = |token: &str| linear(tokens[token][theme]);
            for (sight, matrix) in SIGHTS {
                let difference = difference(color(one), color(other), matrix);
                if difference < LEAST {
                    alike.push(format!("{one} and {other}, {name}, with {sight}: {difference:.0}"));
                }
            }
        }
    }
    assert!(alike.is_empty(), "{alike:#?}");
}

#[test]
fn every_seat_has_an_emblem_and_a_mark_of_its_own_shape() {
    let shapes = |sprite: &str, name: &str| {
        let shape = |number: usize| {
            let rest = sprite.split_once(&format!("id=\"{name}-{number}\"")).unwrap().1;
            rest.split_once("</symbol>").unwrap().0.to_owned()
        };
        (1..=4).map(shape).collect::<std::collections::BTreeSet<String>>().len()
    };
    assert_eq!(shapes(include_str!("../../assets/table.svg"), "emblem"), 4);
    assert_eq!(shapes(include_str!("../../assets/stone-age.svg"), "person"), 4);
}

#[test]
fn nothing_that_is_off_is_only_paler() {
    for asset in ASSETS {
        for line in text(asset).lines().filter(|line| line.contains("opacity: .")) {
            let selector = line.split('{').next().unwrap_or_default();
            let is_text =
                [".off", ".cannot", ".none", ".later", ".used"].iter().any(|class| selector.trim().ends_with(class));
            assert!(!is_text, "{}: {line}: text needs --ink-off", asset.name);
        }
    }
}
