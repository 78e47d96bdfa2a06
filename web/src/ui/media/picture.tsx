import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { classNames } from '../../lib/class-names';
import { pictureAddress, pictureSet } from '../../lib/picture-address';
import { Icon } from '../icon/icon';
import { IconPhoto } from '../icon/icons';
import styles from './picture.module.css';

interface PictureProps {
  /** `/media/file/{id}/{name}`; null shows the place with a sign instead of a broken image. */
  url: string | null | undefined;
  /** Empty when the name stands beside the picture. */
  alt: string;
  /** How wide it is shown, for the browser's choice of file: `(max-width: 767px) 50vw, 240px`. */
  sizes: string;
  /** `first` for the row above the fold, `hero` for the page's largest picture, else it loads when near. */
  priority?: 'hero' | 'first' | 'lazy';
  shape?: 'square' | 'fill';
  className?: string;
}

/** A picture in a box of fixed ratio: no jump while it loads, a quiet sign until it is there and when it is missing. */
export function Picture({ url, alt, sizes, priority = 'lazy', shape = 'square', className }: PictureProps) {
  const t = useTexts();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const isShown = Boolean(url) && failedUrl !== url;
  return (
    <span className={classNames(styles.box, className)} data-shape={shape}>
      {isShown && loadedUrl !== url && (
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
