/** The available widths of a picture in pixels. The largest is the width of the master. */
export const pictureWidths = [160, 320, 640, 1200] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The longest side in pixels of a master, the form in which an uploaded or rendered picture is stored. */
export const masterWidth = 1200 satisfies PictureWidth;

/** The widths that are rendered from a master on first request. */
export const smallerWidths = [160, 320, 640] as const satisfies PictureWidth[];

/** The maximum number of pixels of any picture, width times height. */
export const maxPixels = 200_000_000;
