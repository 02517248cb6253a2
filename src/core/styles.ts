import layer from './layers/layer.module.css';
import optionRow from './option-row.module.css';
import sheetHead from './panel/sheet-head.module.css';

/** Class names of a style sheet, by their names in the source. */
export type ClassNames = Readonly<Record<string, string>>;

/** Class names of the layers that pages show above them. */
export const layerStyles: ClassNames = layer;

/** Class names of the rows in a list of options. */
export const optionRowStyles: ClassNames = optionRow;

/** Class names of the header of a bottom sheet. */
export const sheetHeadStyles: ClassNames = sheetHead;
