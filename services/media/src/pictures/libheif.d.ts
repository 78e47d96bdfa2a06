/** The part of libheif-js that is used. The package describes only the low-level functions. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface Pixels {
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Decodes the picture as RGBA, upright. Calls back with null if the picture is damaged. */
    display(into: Pixels, done: (shown: Pixels | null) => void): void;
  }
  function libheif(): Promise<{ HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }>;
  export = libheif;
}
