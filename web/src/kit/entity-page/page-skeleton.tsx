import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../../ui/layout/text';
import { Page } from '../../ui/page/page';
import { Skeleton } from '../../ui/skeleton/skeleton';

interface SkeletonProps {
  children: ReactNode;
  className?: string;
}

/** A page before its data: grey placeholders in the final layout, and "loading" for screen readers. */
export function PageSkeleton({ children, className }: SkeletonProps) {
  return (
    <Page>
      <PartSkeleton className={className}>{children}</PartSkeleton>
    </Page>
  );
}

/** The title of a page before its data: a heading that says "loading" and is not empty. */
export function TitleSkeleton() {
  const t = useTexts();
  return (
    <>
      <VisuallyHidden>{t('states.loading')}</VisuallyHidden>
      <Skeleton width="320px" height="32px" />
    </>
  );
}

/** A part of a page before its data. */
export function PartSkeleton({ children, className }: SkeletonProps) {
  const t = useTexts();
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('states.loading')}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
