// What other features and the shell use of the notices: the newest ones, and the way to what one is about.
export { LastNotices } from './last-notices';
export { useOpenNotice } from './use-open-notice';
