export { ChannelFields } from './channel-fields';
export { ContrastReadout } from './contrast-readout';
export { FormatSelect } from './format-select';
export { TokenReadout } from './token-readout';
