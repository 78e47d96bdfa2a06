import type { PictureView } from '@setu/contract';
import { useState } from 'react';
import { initialsOf } from '../../lib/initials';
import { pictureAddress } from '../../lib/picture-address';

interface FaceProps {
  name: string;
  /** None, and one that cannot be had: initials. */
  picture?: Pick<PictureView, 'url'> | null;
  className?: string;
}

/** Somebody's picture, else his initials; the name beside it says who it is. */
export function Face({ name, picture, className }: FaceProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = picture?.url;
  return (
    <span className={className} aria-hidden="true">
      {url && failedUrl !== url ? (
        <img
          src={pictureAddress(url, 160)}
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
