/** The extensions of pictures that can be uploaded, with their media types. Every picture is stored as WebP. */
export const pictureTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  /** The name that some browsers give a JPEG on Windows. */
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
} as const;

/** The sender of a picture is warned if its shorter side has fewer pixels, because it looks blurred on a page. */
export const minPictureSide = 300;
