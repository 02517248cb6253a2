import { useRef } from 'react';
import { IconButton } from '#src/primitives/button/index.ts';
import { copy, Icon } from '#src/primitives/icon/index.ts';
import { Tooltip, type TooltipProps } from '#src/primitives/tooltip/index.ts';
import styles from './overlay-example.module.css';

/** Icon button with its name in a tooltip. */
export function TooltipExample(props: Partial<TooltipProps>) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.tips}>
      <IconButton ref={button} label="Copy the link" variant="outline">
        <Icon shapes={copy} />
      </IconButton>
      <Tooltip {...props} anchor={button}>
        {props.children ?? 'Copy the link'}
      </Tooltip>
    </div>
  );
}
