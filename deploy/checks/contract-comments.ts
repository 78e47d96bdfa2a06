/**
 * Returns every `rpc` and `message` of a proto file without a comment directly above it, as `path:line declaration`.
 * The comment of an rpc also covers its request and response.
 */
export function uncommented(path: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    if (!/^\s*(rpc|message)\s+\w+/.test(line)) return [];
    if (/^\s*message\s+\w+(Request|Response)\b/.test(line)) return [];
    const above = lines[at - 1]?.trim() ?? '';
    return /^\/\/|\*\/$/.test(above) ? [] : [`${path}:${at + 1} ${line.trim().replace(/\s*\{.*$/, '')}`];
  });
}

/** Returns the names of the RPCs of a proto file as file names: `PublishRequest` → `publish-request`. */
export function rpcFileNames(text: string): string[] {
  return [...text.matchAll(/^\s*rpc\s+(\w+)/gm)].map(([, name = '']) =>
    name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase(),
  );
}
