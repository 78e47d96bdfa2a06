import type { ComponentType, SVGProps } from 'react';

/** The type of the icons in `icons.ts` and of every `icon` prop. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number; stroke?: string }>;

interface IconProps {
  of: IconComponent;
  /** The size in pixels: 20 in controls, 16 beside captions, 14 in chips. */
  size?: 14 | 16 | 18 | 20 | 24 | 26 | 36;
  className?: string;
}

/** A decorative icon. The text beside it, or the control's label, carries the meaning. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      size={size}
      stroke={size <= 14 ? '2' : '1.75'}
      className={className}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    />
  );
}
