import { DiscussionsPanel } from './discussions-panel';
import { useDiscussions } from './use-discussions';

interface DiscussionsBesideProps {
  review: string;
  /** The way to a field; undefined where it does not stand on the page. */
  toField?: (field: string) => (() => void) | undefined;
}

/** What people say about a card whose fields are checked or mended. */
export function DiscussionsBeside({ review, toField = () => undefined }: DiscussionsBesideProps) {
  const discussions = useDiscussions(review);
  return <DiscussionsPanel {...{ discussions, active: null, toField }} />;
}
