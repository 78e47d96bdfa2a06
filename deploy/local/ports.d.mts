export function freePort(): Promise<number>;
export function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>>;
export function claimPort(port: number): Promise<boolean>;
export function mustBeFree(port: number): Promise<void>;
