// Package main is FerretDB with its SQLite backend, a server that speaks MongoDB's protocol. The
// store contract is tested against it where no MongoDB can be had.
//
// Usage: ferretdb <folder>. Prints its connection string on one line once it accepts connections,
// and ends when its standard input does, so that it never outlives the program that started it.
package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	if len(os.Args) != 2 {
		fail("Usage: ferretdb <folder>")
	}
	errors := slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError})
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Logger:    slog.New(errors),
		Handler:   "sqlite",
		SQLiteURL: "file:" + os.Args[1] + "/",
	})
	if err != nil {
		fail(err.Error())
	}
	ctx, stop := context.WithCancel(context.Background())
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		stop()
	}()
	// The port is known before `Run`: the listener is made by `New`.
	fmt.Println(server.MongoDBURI())
	if err := server.Run(ctx); err != nil {
		fail(err.Error())
	}
}

func fail(reason string) {
	fmt.Fprintln(os.Stderr, reason)
	os.Exit(1)
}
