export function withShellMarkers(html: string): string;
