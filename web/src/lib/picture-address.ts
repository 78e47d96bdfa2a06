import { constants } from '@setu/contract';

/** Widths the media service makes; nothing else is offered. */
export type PictureWidth = (typeof constants.pictureWidths)[number];

/** Address of one width. */
export function pictureAddress(url: string, width: PictureWidth): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
}

/** `srcset` of all widths. */
export function pictureSet(url: string): string {
  return constants.pictureWidths.map((width) => `${pictureAddress(url, width)} ${width}w`).join(', ');
}
