import type { PictureView } from '@setu/contract';
import { useState } from 'react';
import { classNames } from '../../lib/class-names';
import { initialsOf } from '../../lib/initials';
import { pictureAddress } from '../../lib/picture-address';
import styles from './company-logo.module.css';

interface CompanyLogoProps {
  /** The company's name, shown beside the logo. */
  name: string;
  logo: Pick<PictureView, 'url'> | null | undefined;
  /** `arch` on the company's own page, `mark` in a block about it. */
  shape: 'arch' | 'mark';
  className?: string;
}

/** A company's logo, or its initials if it has none or it does not load. */
export function CompanyLogo({ name, logo, shape, className }: CompanyLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = logo && logo.url !== failedUrl ? logo.url : null;
  return (
    <span className={classNames(styles.logo, className)} data-shape={shape} aria-hidden="true">
      {url ? (
        <img
          src={pictureAddress(url, 320)}
          alt=""
          width={160}
          height={160}
          decoding="async"
          onError={() => setFailedUrl(url)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
