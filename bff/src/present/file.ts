import type { FileView, PictureView } from '@setu/contract';
import type { FileRef } from '@setu/proto/common';

/** The path of a picture, `?w=` asks for one of its sizes, and its colour where that is known. */
export const pictureView = (id: string, color = ''): PictureView => ({
  id,
  url: `/media/file/${id}/picture.webp`,
  original_name: 'picture.webp',
  color: color || null,
});

export const pictureOrNull = (id: string, color?: string): PictureView | null =>
  id === '' ? null : pictureView(id, color);

/** The pictures of a card or of a block of the home page. */
export const picturesView = (of: { pictureIds: string[]; pictureColors: Record<string, string> }): PictureView[] =>
  of.pictureIds.map((id) => pictureView(id, of.pictureColors[id]));

export const fileView = (file: FileRef): FileView => ({
  id: file.id,
  url: `/media/file/${file.id}/${encodeURIComponent(file.name)}`,
  original_name: file.name,
  size: Number(file.size),
  type: file.type,
});
