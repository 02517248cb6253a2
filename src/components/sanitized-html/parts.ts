// The cleaning of HTML. Copied components import it from the package.
export { cleanHtml, takeNodes } from './clean-html';
export { effectivePolicy, isPolicyName } from './effective-policy';
export { writeHtml } from './dompurify';
export {
  baseUrl,
  blockRemote,
  isRemote,
  loadRemote,
  parseUrl,
  type RemotePart,
} from './resource-url';
export { useCleanContent, useContentNodes } from './use-content';
