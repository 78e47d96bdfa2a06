/** The second way of a journey that is walked in two languages or on two devices. */
const secondWay = '@second-way';

/**
 * What Playwright is told of a journey's way: the suite walks one of its two, by turns, so that each file meets both
 * languages and both widths; `npm run journeys` walks both. The main job and the deals, save those by keyboard, are walked
 * both ways always.
 * `way` is the place of the language or device in its list, `journey` that of the journey in its file.
 */
export const inTurn = (way: number, journey: number): { tag?: string } =>
  way % 2 === journey % 2 ? {} : { tag: secondWay };
