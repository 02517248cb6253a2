import { useState } from 'react';
import { Button } from '#src/primitives/button/index.ts';
import { Drawer, type DrawerProps } from '#src/primitives/dialog/index.ts';
import styles from './overlay-example.module.css';
import { useInLanguage } from './use-in-language';

const screens = ['Trips', 'New trip', 'Settings'];

/** Button that opens the navigation of a narrow screen. */
export function DrawerExample({
  defaultOpen = false,
  onOpenChange,
  ...rest
}: Partial<DrawerProps>) {
  const [open, setOpen] = useState(defaultOpen);
  return useInLanguage(
    <div className={styles.page}>
      <Drawer
        renderTrigger={(trigger) => <Button {...trigger}>Menu</Button>}
        heading="Travel journal"
        actions={<Button onClick={() => setOpen(false)}>Sign out</Button>}
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange?.(next, details);
        }}
      >
        <nav aria-label="Screens">
          <ul className={styles.list}>
            {screens.map((screen) => (
              <li key={screen}>
                <a
                  href="#top"
                  aria-current={screen === screens[0] ? 'page' : undefined}
                  className={styles.link}
                >
                  {screen}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </div>,
  );
}
