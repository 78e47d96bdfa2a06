import type { PictureView } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { classNames } from '../../lib/class-names';
import { pictureAddress, pictureSet } from '../../lib/picture-address';
import { Icon } from '../icon/icon';
import { IconPhoto } from '../icon/icons';
import styles from './picture.module.css';

interface PictureProps {
  /** None shows the place with a sign instead of a broken image. */
  of: Pick<PictureView, 'url' | 'color'> | null | undefined;
  /** Empty when the name stands beside the picture. */
  alt: string;
  /** How wide it is shown, for the browser's choice of file: `(max-width: 767px) 50vw, 240px`. */
  sizes: string;
  /** `first` for the row above the fold, `hero` for the page's largest picture, else it loads when near. */
  priority?: 'hero' | 'first' | 'lazy';
  /** `stand`: whole at the bottom of a box of any ratio, which takes its colour. */
  shape?: 'square' | 'stand';
  className?: string;
}

/** A picture in a box of fixed ratio: no jump while it loads, its colour or a quiet sign until it is there, the sign when it is missing. */
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
