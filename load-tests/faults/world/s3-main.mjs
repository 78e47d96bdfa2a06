import { startS3 } from '../../../deploy/checks/s3-stand-in.mjs';

// Runs an S3 server in a separate process, which can be frozen.
const [directory = '', port = '0'] = process.argv.slice(2);
await startS3(directory, { port: Number(port) });
