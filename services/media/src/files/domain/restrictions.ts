/** What may be uploaded (readings, "Files"): the single source for the answer to browsers and for the checks. */
export const maxFileSize = 20 * 1024 * 1024;

/** Extensions and the media type each stands for. */
export const allowedTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

export type Extension = keyof typeof allowedTypes;

/** Whether files with this extension (small letters) may be uploaded. */
export const isAllowed = (extension: string): extension is Extension => Object.hasOwn(allowedTypes, extension);

/** Whether the extension is a picture's: those are decoded and kept as WebP. */
export const isPicture = (extension: Extension): boolean => allowedTypes[extension].startsWith('image/');
