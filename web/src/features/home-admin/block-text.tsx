import type { ComponentProps } from 'react';
import { RichTextField } from '../../forms/fields/rich-text-field';
import { WhenNear } from '../../ui/layout/when-near';
import { Skeleton } from '../../ui/skeleton/skeleton';
import styles from './home-admin.module.css';

interface BlockTextProps extends Pick<ComponentProps<typeof RichTextField>, 'name' | 'label' | 'mark' | 'lang'> {
  /** False for a block that is a link itself. */
  hasLinks: boolean;
}

/**
 * Edits the text of a block in one language. The page has dozens of these texts, and most of them are folded, so an
 * editor starts only when it comes into view.
 */
export function BlockText({ hasLinks, ...text }: BlockTextProps) {
  return (
    <WhenNear instead={<Skeleton height="180px" />}>
      <RichTextField {...text} format={hasLinks ? 'block' : 'unlinked'} className={styles.typed} />
    </WhenNear>
  );
}
