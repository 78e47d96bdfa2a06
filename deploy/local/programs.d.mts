export function findProgram(names: readonly string[]): string | undefined;
export function findPromtool(): string | undefined;
