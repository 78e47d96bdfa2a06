/** The tag for the second variant of a journey that exists in two languages or on two devices. */
const secondWay = '@second-way';

/**
 * Returns the Playwright options for one variant of a journey. By default the suite runs one of two variants,
 * alternating, so that each file covers both languages and both widths. `npm run journeys` runs both variants. The main
 * job and the deals always run in both variants, except the keyboard deals.
 * `way` is the index of the language or device in its list. `journey` is the index of the journey in its file.
 */
export const inTurn = (way: number, journey: number): { tag?: string } =>
  way % 2 === journey % 2 ? {} : { tag: secondWay };
