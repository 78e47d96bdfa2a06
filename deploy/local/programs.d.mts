export function findProgram(names: string[]): string | undefined;
/** What `npm run tools` brought, else what the machine has. */
export function findTool(program: string): string | undefined;
export function findNatsServer(): string | undefined;
export function findMinio(): string | undefined;
export function findChromium(): string | undefined;
export function findChromiumShell(): string | undefined;
export function findPromtool(): string | undefined;
export function findPrometheus(): string | undefined;
