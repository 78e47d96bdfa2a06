/**
 * @license The shapes of the icons are from Tabler Icons 3.51.0, MIT, Copyright (c) 2020-2026 Paweł Kuna,
 * https://github.com/tabler/tabler-icons/blob/main/LICENSE
 */
import { createElement, type SVGProps } from 'react';

/** Returns a component that draws the outline of an icon. @param paths the `d` of its paths, on a square of 24 */
export const drawIcon =
  (...paths: string[]) =>
  ({ size = 24, stroke = '2', ...rest }: SVGProps<SVGSVGElement> & { size?: string | number; stroke?: string }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: stroke,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...paths.map((d) => createElement('path', { d })),
    );
