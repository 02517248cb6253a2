export { ChannelFields } from './channel-fields';
export { ContrastReadout } from './contrast-readout';
export { TokenReadout } from './token-readout';
