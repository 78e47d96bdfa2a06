export function findProgram(names: string[]): string | undefined;
/** Returns the path of a program: the one that `npm run tools` installed, else the one installed on the machine. */
export function findTool(program: string): string | undefined;
export function findNatsServer(): string | undefined;
export function findMinio(): string | undefined;
export function findChromium(): string | undefined;
export function findChromiumShell(): string | undefined;
export function findPromtool(): string | undefined;
export function findPrometheus(): string | undefined;
export function findEmbeddings(): string | undefined;
