/** How a decoder reads a picture: line by line, as a whole, or as AVIF or HEIC with their own decoders. */
export type PictureForm = 'lines' | 'whole' | 'avif' | 'heic';

/** The facts of a picture's header. `compression` tells AVIF (`av1`) and HEIC (`hevc`) apart. */
export interface PictureHeader {
  format: string;
  width: number;
  height: number;
  compression?: string | undefined;
  /** True for a progressive JPEG and an interlaced PNG. */
  isProgressive?: boolean | undefined;
}

/**
 * The maximum number of pixels, and the measured memory in bytes per pixel, which decides the maximum. The service has
 * 1 GB. Phones have cameras of up to 200 megapixels.
 *
 * - An AVIF is a single frame, and its decoder cannot scale down: 60 megapixels take 1.1 GB, 100 take 1.8 GB.
 * - A HEIC of a phone has tiles and is scaled down tile by tile: 200 megapixels take 0.2 GB. One without tiles takes the
 *   stated memory. HEVC allows such a frame only up to 36 megapixels, and the process refuses it from about 60.
 */
const forms: Readonly<Record<PictureForm, { maxPixels: number; bytesPerPixel: number }>> = {
  lines: { maxPixels: 200_000_000, bytesPerPixel: 0.5 },
  whole: { maxPixels: 200_000_000, bytesPerPixel: 3.5 },
  avif: { maxPixels: 30_000_000, bytesPerPixel: 20 },
  heic: { maxPixels: 200_000_000, bytesPerPixel: 9 },
};

/** The memory in bytes from which a picture is decoded alone. */
const heavyBytes = 150_000_000;

/** Returns how a picture is decoded, or undefined if it has a type that cannot be uploaded. */
export function formOf({ format, compression, isProgressive = false }: PictureHeader): PictureForm | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : compression === 'hevc' ? 'heic' : undefined;
  if (format === 'webp') return 'whole';
  if (format === 'jpeg' || format === 'png') return isProgressive ? 'whole' : 'lines';
  return undefined;
}

/** Returns whether a picture has more pixels than its form allows. */
export const hasTooManyPixels = (
  { width, height }: Pick<PictureHeader, 'width' | 'height'>,
  form: PictureForm,
): boolean => width * height > forms[form].maxPixels;

/** Returns whether decoding a picture takes so much memory that no second one of this kind may be decoded meanwhile. */
export const isHeavy = ({ width, height }: PictureHeader, form: PictureForm): boolean =>
  width * height * forms[form].bytesPerPixel > heavyBytes;
