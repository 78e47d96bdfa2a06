import type { FileView, PictureView } from '@setu/contract';
import type { FileRef } from '@setu/proto/common';

/** The path of a picture; `?w=` asks for one of its sizes. */
export const pictureView = (id: string): PictureView => ({
  id,
  url: `/media/file/${id}/picture.webp`,
  original_name: 'picture.webp',
});

export const pictureOrNull = (id: string): PictureView | null => (id === '' ? null : pictureView(id));

export const fileView = (file: FileRef): FileView => ({
  id: file.id,
  url: `/media/file/${file.id}/${encodeURIComponent(file.name)}`,
  original_name: file.name,
  size: Number(file.size),
  type: file.type,
});
