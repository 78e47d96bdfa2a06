import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton';

const FileField = lazy(async () => ({ default: (await import('./file-field')).FileField }));

/** The file field of a long form. The field is far down, so the upload code loads after the form. */
export function LazyFileField(props: ComponentProps<typeof FileField>) {
  return (
    <Suspense fallback={<Skeleton height="120px" />}>
      <FileField {...props} />
    </Suspense>
  );
}
