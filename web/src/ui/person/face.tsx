import type { PictureView } from '@setu/contract';
import { useState } from 'react';
import { initialsOf } from '../../lib/initials';
import { pictureAddress } from '../../lib/picture-address';

interface FaceProps {
  name: string;
  /** The picture. Initials replace a missing picture or one that cannot be loaded. */
  picture?: Pick<PictureView, 'url'> | null;
  className?: string;
}

/** A person's picture or initials. The name beside it identifies the person. */
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
