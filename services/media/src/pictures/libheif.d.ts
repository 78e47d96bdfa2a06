/**
 * The part of libheif-js that is used: the C functions of libheif, which the package does not describe. Their arguments
 * are numbers and addresses in the decoder's memory. The first argument of the functions that can fail is the address of
 * the error.
 */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface Libheif {
    HEAPU8: Uint8Array;
    HEAP32: Int32Array;
    _malloc(size: number): number;
    _heif_context_alloc(): number;
    _heif_context_read_from_memory_without_copy(...args: number[]): void;
    _heif_context_get_primary_image_handle(...args: number[]): void;
    _heif_image_handle_get_image_tiling(...args: number[]): void;
    _heif_image_handle_decode_image_tile(...args: number[]): void;
    _heif_image_get_primary_width(image: number): number;
    _heif_image_get_primary_height(image: number): number;
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
    _heif_image_release(image: number): void;
  }
  function libheif(): Promise<Libheif>;
  export = libheif;
}
