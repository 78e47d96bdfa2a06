import type { CertificateView, FileView, PictureView } from '@setu/contract';
import type { FileRef } from '@setu/proto/common';

/** Presents a picture with its path and its colour, if known. `?w=` requests one of its sizes. */
export const pictureView = (id: string, color = ''): PictureView => ({
  id,
  url: `/media/file/${id}/picture.webp`,
  // Pictures are stored by their id only.
  original_name: '',
  color: color || null,
});

export const pictureOrNull = (id: string, color?: string): PictureView | null =>
  id === '' ? null : pictureView(id, color);

/** Presents the pictures of a card or of a home page block. */
export const picturesView = (of: { pictureIds: string[]; pictureColors: Record<string, string> }): PictureView[] =>
  of.pictureIds.map((id) => pictureView(id, of.pictureColors[id]));

export const fileView = (file: FileRef): FileView => ({
  id: file.id,
  url: `/media/file/${file.id}/${encodeURIComponent(file.name)}`,
  original_name: file.name,
  size: Number(file.size),
  type: file.type,
});

export const certificateViews = (of: {
  certificates: readonly FileRef[];
  certificateEnds: Record<string, string>;
}): CertificateView[] =>
  of.certificates.map((file) => ({ ...fileView(file), valid_until: of.certificateEnds[file.id] ?? null }));
