/** Creates a folder for the data of one run, in memory if there is plenty, and removes those of killed runs. */
export function briefFolder(prefix: string): Promise<string>;
