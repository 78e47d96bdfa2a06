/** Colours by class name. The class `.a` uses the colour as its fill, `.a-s` as its stroke. */
export type Tones = Readonly<Record<string, string>>;

/** The options that make one drawing of a template. */
export interface Look {
  /** The flat colour behind the object. */
  ground?: string;
  /** Overrides of the template's own colours. */
  tones?: Tones;
  /** The variant of the template to draw. */
  kind?: string;
  /** Text on the goods: capitals A–Z, digits and a few signs. */
  label?: string;
  sub?: string;
  /** The seed for objects at random positions. */
  seed?: number;
}

/** Formats a number with at most one decimal. */
export const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** Returns the contact shadow under an object as an ellipse. */
export const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse class="shadow" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/><ellipse class="shadow" cx="${cx}" cy="${cy - 2}" rx="${short(rx * 0.82)}" ry="${short(ry * 0.66)}"/>`;

/**
 * Returns the complete drawing, 640 × 640, clipped at its edges. It is built from the background colour, the colours by
 * class name and the shapes.
 */
export function svg(ground: string, tones: Tones, body: string): string {
  const classes = Object.entries(tones).map(
    ([name, color]) => `.${name}{fill:${color}}.${name}-s{stroke:${color};fill:none}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
<style>
.ground{fill:${ground}}.shadow{fill:#0B2530;opacity:.10}
${classes.join('\n')}
.hi{fill:#fff;opacity:.28}.hi2{fill:#fff;opacity:.14}.lo{fill:#06202B;opacity:.10}.lo2{fill:#06202B;opacity:.18}
</style>
<rect class="ground" width="640" height="640"/>
${body}
</svg>
`;
}

function mixed(hex: string, target: number, share: number): string {
  const channel = (at: number): string =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - share) + target * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`.toUpperCase();
}

/** Mixes a colour (#RRGGBB) with white by the given share. */
export const lighter = (hex: string, share: number): string => mixed(hex, 255, share);

/** Mixes a colour (#RRGGBB) with near-black by the given share. */
export const darker = (hex: string, share: number): string => mixed(hex, 12, share);

/** Returns five shades of a colour, keyed by the class names for base, dark, darker, light and lightest. */
export function steps(names: string, hex: string): Record<string, string> {
  const scale = [hex, darker(hex, 0.2), darker(hex, 0.38), lighter(hex, 0.2), lighter(hex, 0.55)];
  return Object.fromEntries(names.split(' ').map((name, i) => [name, scale[i] ?? hex]));
}
