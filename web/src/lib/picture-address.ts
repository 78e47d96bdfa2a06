/** Widths the media service makes; nothing else is offered. */
export const pictureWidths = [160, 320, 640, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A stored picture as the BFF names it. */
export interface PictureRef {
  /** `/media/file/{id}/{name}` */
  url: string;
}

/** Address of one width. */
export function pictureAddress(url: string, width: PictureWidth): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
}

/** `srcset` of all widths. */
export function pictureSet(url: string): string {
  return pictureWidths.map((width) => `${pictureAddress(url, width)} ${width}w`).join(', ');
}
