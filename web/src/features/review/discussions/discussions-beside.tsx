import { DiscussionsPanel } from './discussions-panel';
import type { Discussions } from './use-discussions';

interface DiscussionsBesideProps {
  discussions: Discussions;
  /** The way to a field; undefined where it does not stand on the page. */
  toField: (field: string) => (() => void) | undefined;
}

/** What people say about a card whose fields are checked or mended; a discussion of a text begins beside the text. */
export function DiscussionsBeside({ discussions, toField }: DiscussionsBesideProps) {
  return <DiscussionsPanel {...{ discussions, active: null, toField }} hasEntries />;
}
