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
 * 1 GB. Phones have cameras of up to 200 megapixels. They store JPEG of that size, and HEIC of up to 48 megapixels.
 */
const forms: Readonly<Record<PictureForm, { maxPixels: number; bytesPerPixel: number }>> = {
  lines: { maxPixels: 200_000_000, bytesPerPixel: 0.5 },
  whole: { maxPixels: 200_000_000, bytesPerPixel: 3.5 },
  avif: { maxPixels: 30_000_000, bytesPerPixel: 20 },
  heic: { maxPixels: 50_000_000, bytesPerPixel: 13 },
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
export const hasTooManyPixels = ({ width, height }: PictureHeader, form: PictureForm): boolean =>
  width * height > forms[form].maxPixels;

/** Returns whether decoding a picture takes so much memory that no second one of this kind may be decoded meanwhile. */
export const isHeavy = ({ width, height }: PictureHeader, form: PictureForm): boolean =>
  width * height * forms[form].bytesPerPixel > heavyBytes;
