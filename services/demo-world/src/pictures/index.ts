import { drawnNames } from '../cards.js';
import { allDrawings, lineDrawings } from './drawing-table.js';
import { letters } from './letters.js';
import { logoDrawings } from './logos.js';
import type { Template } from './looks/look-makers.js';
import { splitName } from './marked-name.js';
import { pictureId } from './picture-id.js';
import { withMark } from './size-plate.js';
import { leatherBag } from './templates/leather-bag.js';
import { openSack } from './templates/open-sack.js';
import { ring } from './templates/ring.js';
import { slab } from './templates/slab.js';
import { tshirt } from './templates/tshirt.js';
import { grounds } from './variants.js';

export { pictureId } from './picture-id.js';

export interface Picture {
  id: string;
  name: string;
  width: number;
  height: number;
}

const SIDE = 640;

/** The position of the close-up window (x and y) for templates whose middle shows too little. */
const windows = new Map<Template, string>([
  [openSack, '130 86'],
  [tshirt, '140 60'],
  [ring, '150 90'],
  [leatherBag, '150 190'],
  [slab, '150 110'],
]);

/** Crops a drawing to the close-up window of its template. */
const closer = (svg: string, template: Template): string =>
  svg.replace('viewBox="0 0 640 640"', `viewBox="${windows.get(template) ?? '96 132'} 356 356"`);

/** Turns every fill into an outline and adds dimension lines for length and height. The card shows the numbers. */
function lined(svg: string): string {
  const style = `path,rect,circle,ellipse{fill:#fff !important;fill-opacity:0 !important;stroke:#0F5C6E !important;stroke-width:2 !important;opacity:1 !important}
.word path{stroke-width:1.4 !important}.ground{fill:#F6F9FA !important;fill-opacity:1 !important;stroke:none !important}.shadow,.hi,.hi2,.lo,.lo2{display:none}
.dim,.dim path{stroke:#45535F !important;stroke-width:1.4 !important}.dm-s{fill:none}
</style>`;
  const dimensions = `<g class="dim"><path d="M70 580h500M70 570v20M570 570v20M44 90v466M34 90h20M34 556h20"/></g>
${letters({ x: 320, y: 612, size: 22, text: 'L', tone: 'dm', spacing: 2 })}<g transform="rotate(-90 30 320)">${letters({ x: 30, y: 324, size: 22, text: 'H', tone: 'dm', spacing: 2 })}</g>`;
  return svg.replace('</style>', style).replace('</svg>', `${dimensions}</svg>`);
}

const drawers = new Map<string, { name: string; draw: () => string }>();

const add = (name: string, draw: () => string): void => {
  drawers.set(pictureId(name), { name, draw });
};

for (const [name, template, look] of allDrawings) {
  add(name, () => template(look));
  add(`${name}-close`, () => closer(template(look), template));
  for (const [tint, ground] of Object.entries(grounds)) add(`${name}-${tint}`, () => template({ ...look, ground }));
}
for (const [name, of] of lineDrawings) {
  add(name, () => lined(drawPicture(pictureId(of))));
}
for (const [name, draw] of logoDrawings) add(name, draw);

// The main picture of a variant shows its size. Like every picture, it is drawn on its first request.
for (const marked of drawnNames()) {
  const { name, mark } = splitName(marked);
  if (mark !== '') add(marked, () => withMark(drawPicture(pictureId(name)), mark));
}

/** Every drawing of the demo world. */
export const pictures: Picture[] = [...drawers].map(([id, { name }]) => ({ id, name, width: SIDE, height: SIDE }));

/** Returns the drawing with an id as SVG. Throws for an unknown id. */
export function drawPicture(id: string): string {
  const drawer = drawers.get(id);
  if (drawer === undefined) throw new Error(`no drawing ${id}`);
  return drawer.draw();
}
