import { constants } from '@setu/contract';

/** The widths that the media service makes. No others exist. */
export type PictureWidth = (typeof constants.pictureWidths)[number];

/** Returns the address of a picture at one width. */
export function pictureAddress(url: string, width: PictureWidth): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
}

/** Returns the `srcset` of all widths. */
export function pictureSet(url: string): string {
  return constants.pictureWidths.map((width) => `${pictureAddress(url, width)} ${width}w`).join(', ');
}
