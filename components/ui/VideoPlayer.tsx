'use client';

import { useState } from 'react';
import type { VideoSource } from '@/lib/content/media/video';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/VideoPlayer.module.css';

interface VideoPlayerProps {
  video: VideoSource;
  title: string;
}

/** From the link whose place the frame takes; not again when the page renders again. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A video; in print its URL, if it can be typed. No request to YouTube or Vimeo before the visitor
 * presses play.
 */
export function VideoPlayer({ video, title }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (video.kind === 'file') {
    return (
      <video
        className={styles.frame}
        data-print="hide"
        controls
        preload="metadata"
        aria-label={title}
      >
        <source src={video.src} type={video.type} />
        <a href={video.src}>Descargar el video</a>
      </video>
    );
  }
  return (
    <>
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          className={styles.frame}
          data-print="hide"
          src={video.frame}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // A link, which works without script.
        <a
          className={styles.facade}
          data-print="hide"
          href={video.page}
          rel="noopener"
          data-ground="dark"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <span className={styles.play}>
            <Icon name="play" size={28} />
          </span>
          <span className={styles.label}>
            Reproducir video: {title}
            <small>Se abrirá el reproductor de {video.provider}</small>
          </span>
        </a>
      )}
      <p data-print="only">
        Video “{title}”: {video.page}
      </p>
    </>
  );
}
