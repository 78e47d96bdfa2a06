// What other features and the shell use of the notices: the newest ones.
export { LastNotices } from './last-notices';
