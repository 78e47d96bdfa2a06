/** One icon's own file. The package declares types only for its single entry. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react';

  const icon: TablerIcon;
  // biome-ignore lint/style/noDefaultExport: the package exports it this way
  export default icon;
}
