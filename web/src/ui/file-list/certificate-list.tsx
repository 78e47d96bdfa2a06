import type { CertificateView } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { FileList } from './file-list';

/** Certificates, each with its expiry date. */
export function CertificateList({ certificates }: { certificates: CertificateView[] }) {
  const t = useTexts();
  const ends = new Map(certificates.map(({ id, valid_until: end }) => [id, end]));
  return (
    <FileList
      files={certificates}
      note={({ id }) => {
        const end = ends.get(id);
        return end && t('files.until', { date: formatDate(end) });
      }}
    />
  );
}
