/**
 * The program of `dots.wat`, assembled with wabt. It computes several products at a time, which JavaScript cannot.
 */
const program = Buffer.from(
  'AGFzbQEAAAABCgFgBn9/f39/fwACEwEEaG9zdAZtZW1vcnkCAQGAgAQDAgEABwgBBGRvdHMAAAq3AQG0AQIEfwF7IAMgBEEC' +
    'dGohBgJAA0AgAyAGTw0BIAEgAygCACACbGohByAAIQkgAiEI/QwAAAAAAAAAAAAAAAAAAAAAIQoDQCAKIAf9AQMAIAn9AQMA' +
    '/boBIAf9AQMIIAn9AQMI/boB/a4B/a4BIQogB0EQaiEHIAlBEGohCSAIQRBrIggNAAsgBSAK/RsAIAr9GwFqIAr9GwIgCv0b' +
    'A2pqNgIAIAVBBGohBSADQQRqIQMMAAsLCw==',
  'base64',
);

/** The memory of a program, in pages of 64 KiB. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Wasm {
  Memory: new (size: { initial: number; maximum: number }) => WasmMemory;
  Module: new (program: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
}

// The types of Node leave this global to those of browsers.
const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly: Wasm };

/** Computes the dot products of a query with the vectors in some slots. All arguments but two are addresses. */
export type Dots = (
  query: number,
  vectors: number,
  stride: number,
  slots: number,
  count: number,
  scores: number,
) => void;

/** Returns an empty memory that can grow to four gigabytes, and the program on it. */
export function dotsMemory(): { memory: WasmMemory; dots: Dots } {
  const memory = new wasm.Memory({ initial: 1, maximum: 65_536 });
  const instance = new wasm.Instance(new wasm.Module(program), { host: { memory } });
  return { memory, dots: instance.exports.dots as Dots };
}
