/** The widths a picture can be asked for, in pixels; the largest is the master's. */
export const pictureWidths = [160, 320, 640, 1200] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The width of a master: the longest side an uploaded or drawn picture is kept with. */
export const masterWidth = 1200 satisfies PictureWidth;

/** The widths that are made from a master when first asked for. */
export const smallerWidths = [160, 320, 640] as const satisfies PictureWidth[];

/** Pixels of a picture, width times height. */
export const maxPixels = 40_000_000;
