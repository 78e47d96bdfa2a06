import type { PictureView } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { classNames } from '../../lib/class-names';
import { pictureAddress, pictureSet } from '../../lib/picture-address';
import { Icon } from '../icon/icon';
import { IconPhoto } from '../icon/icons';
import styles from './picture.module.css';

interface PictureProps {
  /** The picture. Without one the box shows an icon, not a broken image. */
  of: Pick<PictureView, 'url' | 'color'> | null | undefined;
  /** The alternative text, empty if the name is beside the picture. */
  alt: string;
  /** The displayed width, for the browser's choice of file: `(max-width: 767px) 50vw, 240px`. */
  sizes: string;
  /**
   * `first` is for the row above the fold and `hero` for the page's largest picture. Others load when they come near.
   */
  priority?: 'hero' | 'first' | 'lazy';
  /** `stand`: shows the full picture at the bottom of a box of any ratio, in the picture's colour. */
  shape?: 'square' | 'stand';
  className?: string;
}

/**
 * A picture in a box of fixed ratio, so that nothing jumps while it loads. The box shows the picture's colour or an
 * icon until it has loaded, and an icon if it is missing.
 */
export function Picture({ of, alt, sizes, priority = 'lazy', shape = 'square', className }: PictureProps) {
  const t = useTexts();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const { url, color } = of ?? { url: null, color: null };
  const isShown = Boolean(url) && failedUrl !== url;
  const ground = isShown && color ? { backgroundColor: color } : undefined;
  return (
    <span className={classNames(styles.box, className)} data-shape={shape} style={ground}>
      {isShown && !ground && loadedUrl !== url && (
        <span className={styles.waiting} data-waiting="true" aria-hidden="true">
          <Icon of={IconPhoto} size={26} />
        </span>
      )}
      {url && isShown ? (
        <img
          src={pictureAddress(url, 640)}
          srcSet={pictureSet(url)}
          sizes={sizes}
          alt={alt}
          width={640}
          height={640}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'hero' ? 'high' : undefined}
          decoding="async"
          onLoad={() => setLoadedUrl(url)}
          onError={() => setFailedUrl(url)}
        />
      ) : (
        <span className={styles.missing} role="img" aria-label={alt || t('media.noPhoto')}>
          <Icon of={IconPhoto} size={26} />
        </span>
      )}
    </span>
  );
}
