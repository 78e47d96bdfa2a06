let folders = 0;

/** Replaces `mkdtemp` of `node:fs/promises`: every folder has its own name, and none exists. */
export async function mkdtemp(prefix: string): Promise<string> {
  folders += 1;
  return `${prefix}${folders}`;
}

export async function mkdir(): Promise<void> {}

export async function rm(): Promise<void> {}
